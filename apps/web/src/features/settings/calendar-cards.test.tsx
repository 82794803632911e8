import type { Calendar, CalendarFeed } from '@daymark/contract/calendars';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { standInForNetwork } from '../../testing/network.ts';
import { show } from '../../testing/show.tsx';
import { currentToasts, dismissAllToasts } from '../../ui/toast-store.ts';
import { CalendarCards } from './calendar-cards.tsx';

const network = standInForNetwork();

beforeEach(() => localStorage.clear());
afterEach(() => dismissAllToasts());

const TRIP = {
  id: 'trip',
  _id: 'trip',
  name: 'Trip',
  firstDay: '2126-12-24',
  hoursOff: null,
  lastDay: '2126-12-27',
};
const FEED: CalendarFeed = {
  id: 'work',
  _id: 'work',
  name: 'Work',
  source: 'address',
  host: 'calendars.example',
  state: 'failed',
  readAt: '2026-11-20T09:00:00.000Z',
  failure: 'The server answers with an error (500)',
  busyDays: 1,
  unreadEvents: 2,
  unreadNote: '2 events of this calendar could not be read, or not completely: “Choir” and “Dentist”.',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const CALENDAR: Calendar = { daysOff: [TRIP], holidays: null, feeds: [FEED] };

/** The cards, with the answers to their own requests. */
async function open(change: Partial<Calendar> = {}) {
  const screen = await show(<CalendarCards />);
  const calendar = (changed: Partial<Calendar> = {}) => ({
    success: true,
    data: { ...CALENDAR, ...changed },
  });
  (await network.next()).answer(200, calendar(change));
  (await network.next()).answer(200, { success: true, data: [{ code: 'DE', name: 'Germany', regions: [] }] });
  const settle = async (changed: Partial<Calendar>) => {
    for (const _ of [1, 2]) {
      const { request, answer } = await network.next();
      answer(200, request.endsWith('countries') ? { success: true, data: [] } : calendar(changed));
    }
  };
  return { screen, settle };
}

test('a day off leaves at once and its toast brings it back', async () => {
  const { screen, settle } = await open();
  await screen.getByRole('button', { name: 'Remove Trip' }).click();
  await expect.element(screen.getByText('No days off planned.')).toBeVisible();
  const removed = await network.next();
  expect(removed.request).toBe('DELETE /api/calendar/days-off/trip');
  removed.answer(200, { success: true, message: 'Day off removed', data: { id: 'trip' } });
  await settle({ daysOff: [] });
  await expect.poll(() => currentToasts()[0]?.title).toBe('“Trip” removed');
  currentToasts()[0]?.action?.onAction();
  await expect.element(screen.getByRole('button', { name: 'Remove Trip' })).toBeVisible();
  const { request, body, answer } = await network.next();
  expect({ request, body }).toEqual({
    request: 'POST /api/calendar/days-off',
    body: { name: 'Trip', firstDay: TRIP.firstDay, lastDay: TRIP.lastDay, hoursOff: null },
  });
  answer(201, { success: true, data: { dayOff: TRIP } });
});

test('a calendar gets another name, and Escape leaves the one that it has', async () => {
  const { screen } = await open();
  const begin = async () => {
    await screen.getByRole('button', { name: 'Rename Work' }).click();
    return screen.getByRole('textbox', { name: 'Name of Work' });
  };
  const left = await begin();
  await left.fill('Nothing');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Rename Work' })).toHaveFocus();
  const field = await begin();
  await field.fill(' Office ');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Rename Office' })).toBeVisible();
  const { request, body } = await network.next();
  expect({ request, body }).toEqual({ request: 'PUT /api/calendar/feeds/work', body: { name: 'Office' } });
});

test('a calendar says what went wrong and what stands, and an address that is refused says why at its field', async () => {
  const { screen } = await open();
  await expect.element(screen.getByText('The server answers with an error (500).')).toBeVisible();
  await expect.element(screen.getByText('Takes time of 1 day to come', { exact: false })).toBeVisible();
  await expect.element(screen.getByText(FEED.unreadNote ?? '')).toBeVisible();
  const form = screen.getByRole('form', { name: 'Import from an address' });
  await form.getByLabelText('Address').fill('mine.ics');
  await form.getByRole('button', { name: 'Import from this address' }).click();
  const message = 'Please enter an address such as https://calendar.example.com/mine.ics';
  const { answer } = await network.next();
  answer(400, {
    success: false,
    code: 'invalid_input',
    message,
    errors: [{ path: 'address', message }],
    requestId: 'r',
  });
  await expect.element(form.getByText(message)).toBeVisible();
  await expect.element(form.getByLabelText('Address')).toHaveValue('mine.ics');
});

test('a calendar that was read before events were named says how many could not be read', async () => {
  const { screen } = await open({ feeds: [{ ...FEED, unreadNote: null }] });
  await expect.element(screen.getByText('2 events could not be read.')).toBeVisible();
});

test('the public holidays name where their dates come from, and under which licence', async () => {
  const { screen } = await open();
  const card = screen.getByRole('region', { name: 'Public holidays' });
  await expect
    .element(card)
    .toMatchTextContent('Dates from date-holidays, after articles of Wikipedia, under CC BY-SA 3.0.');
  await expect
    .element(card.getByRole('link', { name: 'CC BY-SA 3.0' }))
    .toHaveAttribute('href', 'https://creativecommons.org/licenses/by-sa/3.0/');
});
