import { expect, test } from 'vitest';
import { atPages, countFilters, listQueryOf, narrowed, placeOf, searchQueryOf } from './projects-place.ts';

test('an address is read as far as it makes sense', () => {
  expect(placeOf({})).toEqual({});
  expect(
    placeOf({
      query: 2026,
      status: 'Open',
      progressMin: 10,
      progressMax: '80',
      dueDateFrom: '2026-12-01',
      sortBy: 'dueDate',
      sortOrder: 'desc',
      page: 3,
      from: 2,
      limit: 20,
    }),
  ).toEqual({
    query: '2026',
    status: 'Open',
    progressMin: 10,
    progressMax: 80,
    dueDateFrom: '2026-12-01',
    sortBy: 'dueDate',
    sortOrder: 'desc',
    page: 3,
    from: 2,
    limit: 20,
  });
  expect(
    placeOf({
      query: '  ',
      status: 'Done',
      progressMin: 90,
      progressMax: 10,
      dueDateFrom: '2026-02-30',
      dueDateTo: 7,
      sortBy: 'colour',
      sortOrder: 'up',
      page: 1.5,
      from: 4,
      limit: 11,
    }),
  ).toEqual({});
});

test('other filters begin at the first page, other pages keep the filters', () => {
  const place = { status: 'Pending', page: 3, from: 2, limit: 5 } as const;
  expect(narrowed(place, { status: undefined, query: 'fair' })).toEqual({ query: 'fair', limit: 5 });
  expect(atPages(place, { page: 4 })).toEqual({ status: 'Pending', page: 4, limit: 5 });
  expect(atPages(place, { page: 4, from: 2 })).toEqual({ status: 'Pending', page: 4, from: 2, limit: 5 });
  expect(atPages(place, { page: 1, limit: 50 })).toEqual({ status: 'Pending', limit: 50 });
});

test('a span counts as one filter, and what is typed or sorted as none', () => {
  expect(countFilters({ query: 'fair', sortBy: 'name' })).toBe(0);
  expect(countFilters({ status: 'Open', progressMin: 0, progressMax: 50, dueDateTo: '2026-12-04' })).toBe(3);
});

test('the server is asked in its own words', () => {
  const page = { page: 2, limit: 10 };
  expect(listQueryOf({}, page)).toEqual(page);
  expect(listQueryOf({ sortBy: 'dueDate' }, page)).toEqual({ ...page, sortBy: 'dueDate', sortOrder: 'asc' });
  expect(listQueryOf({ sortOrder: 'asc' }, page)).toEqual({ ...page, sortOrder: 'asc' });
  expect(searchQueryOf({ query: ' fair ', sortOrder: 'asc' }, page)).toEqual({ ...page, query: 'fair' });
  expect(searchQueryOf({ status: 'Open', progressMin: 0, sortBy: 'priority' }, page)).toEqual({
    ...page,
    status: '["Pending","In Progress"]',
    progressMin: 0,
    sortBy: 'priority',
    sortOrder: 'desc',
  });
});
