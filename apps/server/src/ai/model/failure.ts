import { plural, t } from '@daymark/words/t';
import { type AISDKError, APICallError } from 'ai';
import { AppError, type ErrorDetails } from '../../http/errors.ts';

/** Why a model did not answer, for whoever connects it. */
export type FailureReason =
  | 'broke off'
  | 'busy'
  | 'failed'
  | 'key refused'
  | 'no model'
  | 'request refused'
  | 'silent'
  | 'too long'
  | 'unreachable'
  | 'unreadable'
  | 'unwilling';

/**
 * Why a language model did not answer. The message is for the user and never contains what was sent, what was received,
 * or a key. The screens say what was saved.
 */
export class ModelFailure extends AppError {
  readonly reason: FailureReason;
  /** The model does not support the form of the request. Another form may work. */
  readonly maySuitOtherwise: boolean;

  constructor(
    code: 'ai_unavailable' | 'overloaded',
    reason: FailureReason,
    message: string,
    details: ErrorDetails & { otherwise?: true } = {},
  ) {
    super(code, message, details);
    this.reason = reason;
    this.maySuitOtherwise = details.otherwise ?? false;
  }
}

const unavailable = (reason: FailureReason, message: string, details?: ErrorDetails & { otherwise?: true }) =>
  new ModelFailure('ai_unavailable', reason, message, details);

export const overloaded = (retryAfterSeconds: number) =>
  new ModelFailure(
    'overloaded',
    'busy',
    t`The AI service is currently overloaded. Please try again in a few minutes.`,
    { retryAfterSeconds },
  );

const whole = (seconds: number): number => Math.max(1, Math.round(seconds));

export const tookTooLong = (seconds: number) =>
  unavailable(
    'silent',
    t`The language model did not come to an end within ${plural(whole(seconds), '# second', '# seconds')}.`,
  );

export const fellSilent = (seconds: number) =>
  unavailable(
    'silent',
    t`The language model said nothing for ${plural(whole(seconds), '# second', '# seconds')}.`,
  );

export const brokeOff = () => unavailable('broke off', t`The answer of the language model broke off.`);

export const declined = () => unavailable('unwilling', t`The language model declined to answer this.`);

export const ranOn = () =>
  unavailable('too long', t`The answer of the language model found no end and was stopped.`);

export const tooLong = () =>
  unavailable(
    'too long',
    t`The answer is longer than this server lets a model answer. Whoever runs it can raise AI_MAX_OUTPUT_TOKENS.`,
  );

export const unreadable = () =>
  unavailable('unreadable', t`The answer of the language model could not be read.`, { otherwise: true });

export const noModelThere = () =>
  unavailable(
    'no model',
    t`What answers in the place of the language model is none. Whoever runs this server can check its address.`,
  );

const unreachable = () => unavailable('unreachable', t`The language model cannot be reached.`);

const BUSY_SECONDS = 60;
const DAY_IN_SECONDS = 86_400;

/** The requested delay, in seconds or as a date; by default a minute. */
function retryAfter(headers: Record<string, string> | undefined): number {
  const text = headers?.['retry-after'] ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.min(DAY_IN_SECONDS, Math.max(1, Math.ceil(seconds))) : BUSY_SECONDS;
}

/** 529 is Anthropic's status for overload. */
const BUSY = [429, 503, 529];
const UNSUITABLE = [400, 404, 422, 501];
const KEY_REFUSED = [401, 403];

function failureOfStatus(status: number, headers: Record<string, string> | undefined): ModelFailure {
  if (BUSY.includes(status)) return overloaded(retryAfter(headers));
  if (KEY_REFUSED.includes(status))
    return unavailable(
      'key refused',
      t`The language model refused this server. Whoever runs it can check the key.`,
    );
  if (UNSUITABLE.includes(status))
    return unavailable(
      'request refused',
      t`The language model refused the request. Whoever runs this server can check the name of the model.`,
      {
        otherwise: true,
      },
    );
  return unavailable('failed', t`The language model failed on its side.`);
}

/** The chain of causes of an error. */
function* causesOf(error: unknown): Generator<Error> {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) yield at;
}

/** Words for overload in the protocol's error events. */
const SAYS_BUSY = /overloaded|rate.?limit|too many requests/i;

const typeIn = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return '';
  const { type, code } = error as Partial<AISDKError> & { type?: unknown; code?: unknown };
  return `${type} ${code}`;
};

/** It wrote text instead of filling in the form, or its answer does not follow the protocol. */
const UNREADABLE = /^AI_(?:ToolChoiceViolation|JSONParse|TypeValidation)Error$/;

/** Translates every error of a model. There is no other translation. */
export function failureFrom(error: unknown): AppError {
  const causes = [...causesOf(error)];
  const own = causes.find((one) => one instanceof AppError);
  if (own) return own;
  if (causes.some(({ name }) => UNREADABLE.test(name))) return unreadable();
  const call = causes.find((one) => APICallError.isInstance(one));
  const status = call?.statusCode;
  if (call && status === undefined) return unreachable();
  if (call && status !== undefined && status >= 400) return failureOfStatus(status, call.responseHeaders);
  // An error event in the middle of an answer is not an instance of an error class.
  return SAYS_BUSY.test(typeIn(error)) ? overloaded(BUSY_SECONDS) : brokeOff();
}
