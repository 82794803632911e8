import type { ModelMessage } from 'ai';
import type { Answer, AnswerRequest } from '../engine.ts';
import { type Answered, type Asking, ask, type Heard, type Question } from './ask.ts';
import { ModelFailure, unreadable } from './failure.ts';
import type { Abilities } from './ladder.ts';
import { answerRules, factsInstead } from './prompts.ts';
import { toolsFor } from './tools.ts';
import { topicsOf } from './topics.ts';

/** Most requests per answer: two look-ups, proposals, and the text, with some reserve. */
const STEPS_MAX = 6;
/** Older messages are left out, because a model's context is limited. */
const TURNS_MAX_CHARACTERS = 60_000;

const CUT = '\n\n*(The answer was longer than this server lets a model answer, and ends here.)*';

/** The latest messages that fit, beginning with one of the user. */
function messagesOf({ turns }: AnswerRequest): ModelMessage[] {
  let letters = 0;
  const from = turns.findLastIndex(({ content }, at) => {
    letters += content.length;
    return letters > TURNS_MAX_CHARACTERS && at < turns.length - 1;
  });
  const latest = turns.slice(from + 1);
  const first = latest.findIndex(({ sender }) => sender === 'user');
  return latest.slice(Math.max(0, first)).map(({ sender, content }) => ({ role: sender, content }));
}

interface Answering {
  abilities: Abilities;
  onPiece: (text: string) => void;
}

/** Joins the text of several steps, with a blank line between them. */
function writer(onPiece: (text: string) => void) {
  let text = '';
  let isNewStep = false;
  return {
    onStep: () => {
      isNewStep = text !== '';
    },
    onText: (piece: string) => {
      const lead = isNewStep && piece.trim() !== '' ? '\n\n' : '';
      if (piece.trim() !== '') isNewStep = false;
      text += lead + piece;
      onPiece(lead + piece);
    },
    written: () => text,
  };
}

async function factsFor({ lookUp, turns }: AnswerRequest): Promise<object> {
  const question = turns.findLast(({ sender }) => sender === 'user')?.content ?? '';
  const topics = topicsOf(question);
  const found = await Promise.all(topics.map((topic) => lookUp(topic, question.slice(0, 200))));
  return Object.fromEntries(topics.map((topic, at) => [topic, found[at]]));
}

/** Asks with tools; undefined if the model refuses every question with tools. */
async function askWithTools(asking: Asking, question: Question, heard: Heard): Promise<Answered | undefined> {
  try {
    return await ask(asking, question, heard);
  } catch (error) {
    if (!(error instanceof ModelFailure && error.maySuitOtherwise)) throw error;
    return undefined;
  }
}

/** Answers with a model that looks things up. For a model without tools, the facts are in the question. */
export async function answerByModel(
  asking: Asking,
  request: AnswerRequest,
  { abilities, onPiece }: Answering,
): Promise<Answer> {
  const { onStep, onText, written } = writer(onPiece);
  const plain: Question = { instructions: answerRules(request), messages: messagesOf(request) };
  const { tools, actions } = toolsFor(request);
  const finish = ({ usage, wasCut }: Answered): Answer => {
    if (wasCut) onText(CUT);
    return { text: written(), actions, usage };
  };
  const hasAnswered = () => written().trim() !== '' || actions.length > 0;
  let refuses = false;
  if (abilities.takes()) {
    const answered = await askWithTools(asking, { ...plain, tools, stepsMax: STEPS_MAX }, { onText, onStep });
    if (answered && hasAnswered()) return finish(answered);
    if (hasAnswered()) throw unreadable();
    // A model that accepts tools but never finishes with them must answer without.
    refuses = answered === undefined;
  }
  const facts = factsInstead(await factsFor(request));
  const question = { ...plain, instructions: `${plain.instructions}\n\n${facts}` };
  const answered = await ask(asking, question, { onText });
  if (!hasAnswered()) throw unreadable();
  if (refuses) abilities.refuses();
  return finish(answered);
}
