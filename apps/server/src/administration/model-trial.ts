import type { FoundModels, ModelServer, ModelTest, NewModel } from '@daymark/contract/language-model';
import { addDays } from '@daymark/domain/dates';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { ModelConnection } from '../ai/connected-model.ts';
import { listModels } from '../ai/model/listing.ts';
import { baseUrlOf } from '../ai/model/open-model.ts';
import { openModelAt } from '../ai/open-engine.ts';
import { breakDown, type PlannedBrief, type PlanningContext } from '../ai/service.ts';
import { MODEL_REQUESTS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import { AppError } from '../http/errors.ts';
import { assertOwnerDecides, modelInUse, withKey } from './language-model.ts';
import { failureWords, listingWords } from './model-problems.ts';

type Place = Omit<ModelConnection, 'model'>;

const hostOf = (place: Place): string => new URL(baseUrlOf(place.provider, place.address)).host;

const listAt = ({ config, signal }: PlanningContext, { provider, address, key }: Place) =>
  listModels(
    { ...config, aiModel: '', aiBaseUrl: address ?? undefined, aiApiKey: key ?? undefined },
    provider,
    signal,
  );

/** The models that a server lists, or why there is no list. */
export async function listOfModels(
  context: PlanningContext,
  given: z.output<typeof ModelServer>,
): Promise<FoundModels> {
  assertOwnerDecides(context);
  const place = await withKey(context, given);
  await countUse(context, MODEL_REQUESTS);
  const found = await listAt(context, place);
  if ('models' in found)
    return { models: found.models, address: place.address && found.baseUrl, problem: null };
  return { models: null, address: place.address, problem: listingWords(found.problem, hostOf(place)) };
}

const SAMPLE_DAYS = 14;

/** A short brief, dated like a new project. */
function sampleOn(today: string): PlannedBrief {
  const description = t`Repaint the kitchen. Buy the paint, sand the walls for 3 hours, then paint two coats. The second coat can only begin a day after the first. Put the furniture back at the end.`;
  return {
    projectId: null,
    name: t`Repaint the kitchen`,
    description,
    category: '',
    tags: [],
    priority: 'Medium',
    startDate: today,
    dueDate: addDays(today, SAMPLE_DAYS),
    week: { weekdays: null, hoursPerDay: null },
    milestones: [],
    known: null,
    corrections: [],
    kept: [],
    standing: [],
    declined: [],
    depth: USUAL_DEPTH,
    kind: null,
  };
}

async function modelToTry(
  context: PlanningContext,
  given: z.output<typeof NewModel> | null,
): Promise<ModelConnection> {
  if (given) {
    assertOwnerDecides(context);
    return { ...(await withKey(context, given)), model: given.model, briefs: given.briefs };
  }
  const used = await modelInUse(context);
  if (!used) throw new AppError('conflict', t`There is no language model to try: connect one first.`);
  return used;
}

/**
 * Lets a model read and plan a sample as it would read a project, and says what happened. It counts towards no daily
 * limit, and stores nothing.
 */
export async function tryModel(
  context: PlanningContext,
  { model: given }: { model: z.output<typeof NewModel> | null },
): Promise<ModelTest> {
  const { config, planner, today } = context;
  const connection = await modelToTry(context, given);
  await countUse(context, MODEL_REQUESTS);
  const { model } = connection;
  const host = hostOf(connection);
  const brief = sampleOn(today);
  const began = performance.now();
  const outcome = (fields: Pick<ModelTest, 'isPlanned' | 'said'> & Partial<ModelTest>): ModelTest => ({
    seconds: Math.round((performance.now() - began) / 100) / 10,
    brief: brief.description,
    tasks: [],
    ...fields,
  });
  const listing = await listAt(context, connection);
  if ('problem' in listing && listing.problem !== 'no list')
    return outcome({ isPlanned: false, said: listingWords(listing.problem, host) });
  if ('models' in listing && listing.baseUrl !== (connection.address ?? ''))
    return outcome({
      isPlanned: false,
      said: t`The models of ${host} are at ${listing.baseUrl}. Enter that address.`,
    });
  try {
    const opened = await openModelAt(config, connection, planner);
    const { tasks } = await breakDown({ ...context, engine: { ...opened, isMetered: false } }, brief);
    if (tasks.length === 0)
      return outcome({
        isPlanned: false,
        said: t`${model} answered, but found no work in the sample. Choose another model, often a larger one.`,
      });
    return outcome({
      isPlanned: true,
      said: t`${model} read the sample, and this is its plan:`,
      tasks: tasks.map(({ ref, title, dueDate, estimatedHours }) => ({
        ref,
        title,
        dueDate,
        estimatedHours,
      })),
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const models = 'models' in listing ? listing.models : [];
    return outcome({ isPlanned: false, said: failureWords(error, { model, host, models }) });
  }
}
