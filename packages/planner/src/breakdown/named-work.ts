import type { Statement, TaskFields } from '@daymark/domain/reading';
import type { ProjectKind } from '../library/entries.ts';
import { findDeliverable, placeOfKind } from '../library/find-deliverable.ts';
import { findStep } from '../library/find-step.ts';
import type { Library } from '../library/library.ts';
import { contentOf } from '../library/stems.ts';
import { capital } from '../read/titles.ts';
import { requires, tellsOf } from './line-titles.ts';

/** From so near on words are a name of a step. */
const SURE = 0.9;

/** How large a project is, and what it costs. */
const SIZE =
  /^\W*(?:(?:about|around|approx|circa|ca|c|rund|etwa|ungefähr|environ|unos|unas)\b\W*)?\d|[€$£]/iu;

/** What there is none of: "no course", "no idea about editing". */
const NONE =
  /^\W*(?:no|not|never|without|kein\p{L}*|nicht|ohne|pas d|sans|aucune?|sin|ning[uú]na?)(?!\p{L})/iu;

/** What is asked, or only perhaps wanted. */
const OPEN =
  /[?¿]|\b(?:maybe|perhaps|possibly|not sure|vielleicht|evtl|eventuell|peut-être|quizás?|tal vez)\b/iu;

/** What joins a thing to the project: "with online booking". */
const JOINING = /^(?:with|incl(?:uding|\.)?|plus|mit|inkl\.?|samt|avec|con)\s+/iu;

/** What somebody wants of the person: "Client wants online booking". */
const DEMANDED =
  /^(?:[\p{L}'’.-]+\s+){1,4}(?:wants?|needs|asked for|would like|möchten?|braucht|brauchen|wünscht sich|veut|veulent|voudrait|souhaite|quieren?|necesitan?|pide)\s+(?:(?:to (?:have|see|get)|also|auch|aussi|también)\s+)?(?<thing>.+)$/iu;
const demandedIn = (text: string): string | undefined => DEMANDED.exec(text)?.groups?.thing;

/** What the words would be as a task. */
function taskIn({ alternatives = [], words }: Statement): TaskFields | undefined {
  const task = alternatives.find((one): one is TaskFields => one.kind === 'task');
  const demanded = demandedIn(words.text);
  const title = demanded ?? task?.title ?? '';
  // A demand follows nothing that the sentence before it tells.
  const links = demanded === undefined ? {} : { after: [] };
  return task && { ...task, ...links, title: capital(title.replace(JOINING, '')) };
}

/**
 * Whether words name something that this kind of project produces or does, as "album design after they pick" and "with online booking": no
 * sentence about the project, nor its name or its size.
 */
function namesWork(
  text: string,
  { title }: TaskFields,
  kind: ProjectKind,
  library: Library,
  ofProject: ReadonlySet<string>,
): boolean {
  const { language } = library;
  if (OPEN.test(text) || NONE.test(text) || tellsOf(text, language) || requires(text)) return false;
  const said = contentOf(title, language).filter(({ force }) => force !== 'light');
  if (said.every(({ stem }) => ofProject.has(stem))) return false;
  const found = findDeliverable(title, library, placeOfKind(kind));
  const isCounted = SIZE.test(text);
  const named = found?.isNamed && (!isCounted || found.deliverable.steps.some(({ each }) => each));
  return named || (!isCounted && (findStep(title, kind, language)?.close ?? 0) >= SURE);
}

/**
 * The statements of a brief, with what was not taken for work or not understood as work where it names something that this kind of project
 * takes: whatever the sentence around it, that is in the plan.
 */
export function withNamedWork(
  statements: readonly Statement[],
  kind: ProjectKind,
  library: Library,
  name: string,
): readonly Statement[] {
  const ofProject = new Set(contentOf(`${name} ${kind.name}`, library.language).map(({ stem }) => stem));
  return statements.map((one) => {
    if ((one.kind !== 'note' && one.kind !== 'unsure') || one.statedBy !== 'reader') return one;
    const task = taskIn(one);
    const said = demandedIn(one.words.text) ?? one.words.text;
    if (!task || !namesWork(said, task, kind, library, ofProject)) return one;
    const { id, words, statedBy, alternatives = [] } = one;
    const others = alternatives.filter((other) => other.kind !== 'task');
    return { id, words, statedBy, sure: true, ...task, alternatives: [{ kind: 'note' }, ...others] };
  });
}
