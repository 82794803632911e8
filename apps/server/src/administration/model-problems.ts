import { translated } from '@daymark/words/in-language';
import { t } from '@daymark/words/t';
import { type FailureReason, ModelFailure } from '../ai/model/failure.ts';
import type { ListingProblem } from '../ai/model/listing.ts';
import type { AppError } from '../http/errors.ts';

/** Why the models of a server could not be listed, and how to mend it. */
export function listingWords(problem: ListingProblem, host: string): string {
  switch (problem) {
    case 'certificate':
      return t`The certificate of ${host} is not valid: check the address, or renew the certificate there.`;
    case 'connection refused':
      return t`Nothing answers at ${host}: check the address and the port, and that the model’s server runs.`;
    case 'failed':
      return t`${host} answered with an error of its own. Try again later, or look into its log.`;
    case 'key refused':
      return t`${host} does not accept the key. Check it, or make a new one there.`;
    case 'no list':
      return t`${host} has no list of its models. Check that the address ends as its manual says, often with /v1, or type the name of the model.`;
    case 'no model':
      return t`What answers at ${host} is not the server of a language model. Check the address.`;
    case 'not encrypted':
      return t`${host} does not speak https: write the address with http://.`;
    case 'redirected':
      return t`${host} sends on to another address. Enter that one: Daymark does not follow, so that the key goes nowhere else.`;
    case 'silent':
      return t`${host} did not answer in time. Check the address, and firewalls between.`;
    case 'unknown name':
      return t`The name ${host} is not known. Check the address.`;
    case 'unreachable':
      return t`${host} could not be reached. Check the address, and that the model’s server runs.`;
  }
}

function reasonWords(reason: FailureReason, model: string, host: string): string {
  switch (reason) {
    case 'broke off':
      return t`The answer of ${model} broke off. Try again; if it happens again, look into the log of ${host}.`;
    case 'busy':
      return t`${host} takes no more requests at the moment, or your quota there is used up. Try again later.`;
    case 'failed':
      return listingWords('failed', host);
    case 'key refused':
      return t`${host} does not accept the key for ${model}. Check what the key may be used for.`;
    case 'no model':
      return listingWords('no model', host);
    case 'request refused':
      return t`${host} refused the request to ${model}. Check the name of the model, and whether it is one that writes text.`;
    case 'silent':
      return t`${model} said nothing for too long. It may be too large for its machine: choose a smaller one, or raise AI_TIMEOUT_SECONDS.`;
    case 'too long':
      return t`${model} did not come to an end. Choose another model, or raise AI_MAX_OUTPUT_TOKENS.`;
    case 'unreachable':
      return listingWords('unreachable', host);
    case 'unreadable':
      return t`${model} answered, but not in the form (JSON) that a plan is made from. Choose another model, often a larger one.`;
    case 'unwilling':
      return t`${model} declined to read the sample. Choose another model.`;
  }
}

/** Why a sample could not be planned, and how to mend it. `models` is what the server lists. */
export function failureWords(
  failure: AppError,
  { model, host, models }: { model: string; host: string; models: readonly string[] },
): string {
  if (!(failure instanceof ModelFailure)) return translated(failure.message);
  const isUnknown = models.length > 0 && !models.includes(model);
  if (failure.reason === 'request refused' && isUnknown)
    return t`${host} has no model ${model}. Choose one from its list.`;
  return reasonWords(failure.reason, model, host);
}
