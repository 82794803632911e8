import { PERCENT_REFUSAL, progressSpanProblem } from '@daymark/domain/filters';
import { SEARCH_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { blankOr, checkDueDates, dueDates, StatusFilter, sortOrder } from './filters.ts';
import { paths } from './paths.ts';
import { ListedProject } from './projects.ts';
import { page, route } from './route.ts';
import { AgendaItem } from './subtasks.ts';
import { Priority, paging } from './values.ts';

// Any input is a valid search. Characters that cannot occur in a text separate words.
const UNSEARCHABLE = /[\p{Cc}\ufffd]/gu;

export const SearchText = z
  .string(t`Please enter one text to search for`)
  .max(SEARCH_MAX_LENGTH, t`Please search for at most ${SEARCH_MAX_LENGTH} characters`)
  .overwrite((value) => value.toWellFormed().replace(UNSEARCHABLE, ' ').trim());

/** With `abort`, an invalid bound is not compared with the other one. */
const BEYOND = { error: PERCENT_REFUSAL, abort: true };

/** A progress in percent, as a query parameter. */
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
 * `query` is the text to find. Every word of it must be the beginning of a word in the searched fields. If nothing
 * matches, each word may have one typing error (a letter wrong, missing, added, or two swapped). Without it only the
 * filters apply.
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
    /** `relevance`: the best match first. Without a query there is no relevance, and the newest comes first. */
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

/**
 * Every word of `query` must be the beginning of a word in the title, the tags or the description. Without it all
 * subtasks match.
 */
export const SubtaskSearchQuery = z.object({ query: SearchText.default(''), ...paging });
export type SubtaskSearchQuery = z.input<typeof SubtaskSearchQuery>;

export const searchRoutes = {
  projects: route({
    endpoint: paths.search.projects,
    access: 'read',
    summary: 'Projects that match words and filters, the best first unless sorted otherwise',
    query: ProjectSearchQuery,
    answer: page(ListedProject),
  }),
  subtasks: route({
    endpoint: paths.search.subtasks,
    access: 'read',
    summary: 'Subtasks of all projects that match words: exact matches first, then open ones by day',
    query: SubtaskSearchQuery,
    answer: page(AgendaItem),
  }),
} as const;
