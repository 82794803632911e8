import { type AISDKError, APICallError } from 'ai';
import { AppError, type ErrorDetails } from '../../http/errors.ts';

/**
 * Why a language model gave no answer. The message is for the person who asked; it never holds what was sent, what came
 * back, or a key. What was kept, the screens know.
 */
export class ModelFailure extends AppError {
  /** The request did not suit this model; asked in another way it may. */
  readonly maySuitOtherwise: boolean;

  constructor(
    code: 'ai_unavailable' | 'overloaded',
    message: string,
    details: ErrorDetails & { otherwise?: true } = {},
  ) {
    super(code, message, details);
    this.maySuitOtherwise = details.otherwise ?? false;
  }
}

const unavailable = (message: string, details?: ErrorDetails & { otherwise?: true }) =>
  new ModelFailure('ai_unavailable', message, details);

const OVERLOADED = 'The AI service is currently overloaded. Please try again in a few minutes.';

export const overloaded = (retryAfterSeconds: number) =>
  new ModelFailure('overloaded', OVERLOADED, { retryAfterSeconds });

const inSeconds = (seconds: number): string =>
  seconds < 1.5 ? '1 second' : `${Math.round(seconds)} seconds`;

export const tookTooLong = (seconds: number) =>
  unavailable(`The language model did not come to an end within ${inSeconds(seconds)}.`);

export const fellSilent = (seconds: number) =>
  unavailable(`The language model said nothing for ${inSeconds(seconds)}.`);

export const brokeOff = () => unavailable('The answer of the language model broke off.');

export const declined = () => unavailable('The language model declined to answer this.');

export const ranOn = () => unavailable('The answer of the language model found no end and was stopped.');

export const tooLong = () =>
  unavailable(
    'The answer is longer than this server lets a model answer. Whoever runs it can raise AI_MAX_OUTPUT_TOKENS.',
  );

export const unreadable = () =>
  unavailable('The answer of the language model could not be read.', { otherwise: true });

export const noModelThere = () =>
  unavailable(
    'What answers in the place of the language model is none. Whoever runs this server can check AI_BASE_URL.',
  );

const unreachable = () => unavailable('The language model cannot be reached.');

const BUSY_SECONDS = 60;
const DAY_IN_SECONDS = 86_400;

/** What the other side asks for, in seconds or as a date; a minute where it does not say. */
function retryAfter(headers: Record<string, string> | undefined): number {
  const text = headers?.['retry-after'] ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(DAY_IN_SECONDS, Math.max(1, Math.ceil(seconds))) : BUSY_SECONDS;
}

/** 529 is Anthropic's own word for it. */
const BUSY = [429, 503, 529];
const UNSUITABLE = [400, 404, 422, 501];
const KEY_REFUSED = [401, 403];

function failureOfStatus(status: number, headers: Record<string, string> | undefined): ModelFailure {
  if (BUSY.includes(status)) return overloaded(retryAfter(headers));
  if (KEY_REFUSED.includes(status))
    return unavailable('The language model refused this server. Whoever runs it can check AI_API_KEY.');
  if (UNSUITABLE.includes(status))
    return unavailable(
      'The language model refused the request. Whoever runs this server can check AI_MODEL.',
      {
        otherwise: true,
      },
    );
  return unavailable('The language model failed on its side.');
}

/** Follows what caused what, as far as it goes. */
function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) yield at;
}

/** What the protocol's own error events say about being busy. */
const SAYS_BUSY = /overloaded|rate.?limit|too many requests/i;

const typeIn = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  const { type, code } = error as Partial<AISDKError> & { type?: unknown; code?: unknown };
  return `${type} ${code}`;
};

/** It was to fill in a form and wrote instead, or what it wrote is not of the protocol. */
const UNREADABLE = /^AI_(?:ToolChoiceViolation|JSONParse|TypeValidation)Error$/;

/** The one translation of whatever goes wrong with a model. */
export function failureFrom(error: unknown): AppError {
  const causes = [...causesOf(error)];
  const own = causes.find((one) => one instanceof AppError);
  if (own) return own;
  if (causes.some(({ name }) => UNREADABLE.test(name))) return unreadable();
  const call = causes.find((one) => APICallError.isInstance(one));
  const status = call?.statusCode;
  if (call && status === undefined) return unreachable();
  if (call && status !== undefined && status >= 400) return failureOfStatus(status, call.responseHeaders);
  // An error that came as an event, in the middle of an answer, is no instance of anything.
  return SAYS_BUSY.test(typeIn(error)) ? overloaded(BUSY_SECONDS) : brokeOff();
}
