import { PERCENT_REFUSAL, progressSpanProblem } from '@daymark/domain/filters';
import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { z } from 'zod';
import { blankOr, checkDueDates, dueDates, StatusFilter, sortOrder } from './filters.ts';
import { paths } from './paths.ts';
import { ListedProject } from './projects.ts';
import { page, route } from './route.ts';
import { Priority, paging } from './values.ts';

// Nothing that can be typed is wrong to look for; what cannot be part of a text separates words.
const UNSEARCHABLE = /[\p{Cc}\ufffd]/gu;

const SearchText = z
  .string('Please enter one text to search for')
  .max(SEARCH_MAX_LENGTH, `Please search for at most ${SEARCH_MAX_LENGTH} characters`)
  .overwrite((value) => value.toWellFormed().replace(UNSEARCHABLE, ' ').trim());

/** A bound that is refused is not held against the other one. */
const BEYOND = { error: PERCENT_REFUSAL, abort: true };

/** A progress in percent, as text in an address. */
const ProgressBound = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d+(\.\d+)?$/)
        .transform(Number),
    ],
    { error: PERCENT_REFUSAL },
  )
  .pipe(z.number({ error: PERCENT_REFUSAL }).min(0, BEYOND).max(100, BEYOND));

export const SEARCHED = ['all', 'name', 'status', 'priority', 'description'] as const;

/**
 * `query` is what to look for: every word of it must begin a word of what is searched; where nothing has them, each may
 * have one typing error (a letter wrong, missing, too many, or two swapped). Without it the filters decide alone.
 */
export const ProjectSearchQuery = z
  .object({
    query: SearchText.default(''),
    /** `all`: name, category, tags and description. */
    searchBy: z.enum(SEARCHED, { error: `Search by must be one of ${SEARCHED.join(', ')}` }).default('all'),
    status: blankOr(StatusFilter),
    priority: blankOr(Priority),
    progressMin: blankOr(ProgressBound),
    progressMax: blankOr(ProgressBound),
    ...dueDates,
    ...paging,
    /** `relevance`: the best first; all are alike without a query, and then the newest comes first. */
    sortBy: z
      .enum(['relevance', 'createdAt', 'dueDate', 'name', 'priority', 'progress', 'updatedAt'])
      .default('relevance'),
    sortOrder: sortOrder.default('desc'),
  })
  .superRefine((query, context) => {
    checkDueDates(query, context);
    const message = progressSpanProblem(query.progressMin, query.progressMax);
    if (message) context.addIssue({ code: 'custom', path: ['progressMin'], message });
  });
export type ProjectSearchQuery = z.input<typeof ProjectSearchQuery>;

export const searchRoutes = {
  projects: route({
    endpoint: paths.search.projects,
    access: 'user',
    summary: 'Projects that match words and filters, the best first unless sorted otherwise',
    query: ProjectSearchQuery,
    answer: page(ListedProject),
  }),
} as const;
