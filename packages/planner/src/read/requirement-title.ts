import type { ListForm } from './list-form.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';
import { capital, textOf, titleOf } from './titles.ts';
import { baseOf, isThirdPerson } from './verbs.ts';

/** "Must be responsive" is "Make it responsive", "must be deployed on Netlify" is "Deploy on Netlify". */
export function requirementTitle(
  { form, main }: { form: ListForm | null; main: readonly Piece[] },
  tagged: Tagged,
): string {
  const [verb3] = main;
  if (form === 'able' && verb3 && isThirdPerson(verb3.text, tagged.lexicon)) {
    const base = ['', 'e']
      .map((end) => verb3.text.replace(end === '' ? /s$/ : /es$/, ''))
      .find((one) => tagged.lexicon.verbs.has(one));
    return base ? capital([base, textOf(tagged.brief, main.slice(1))].join(' ')) : '';
  }
  if (form !== 'modal') return '';
  if (tagged.language !== 'en')
    return capital(
      textOf(
        tagged.brief,
        main.filter(({ text }) => text !== 'sein'),
      ),
    );
  const isBe = main[0]?.text === 'be';
  const own = isBe ? main.slice(1) : main;
  const [head, ...rest] = own;
  if (!head) return '';
  const verb = baseOf(head.text, 'ed', tagged.lexicon);
  if (verb)
    return capital(
      [
        verb,
        titleOf(tagged, [head, ...rest])
          .slice(head.text.length)
          .trim(),
      ]
        .filter(Boolean)
        .join(' '),
    );
  if (/^(?:have|has|include|support|offer|contain)$/.test(head.text)) return titleOf(tagged, rest);
  const said = titleOf(tagged, own);
  return said === '' ? '' : `Make it ${said.charAt(0).toLowerCase()}${said.slice(1)}`;
}
