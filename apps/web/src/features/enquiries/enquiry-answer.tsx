import type { Enquiry } from '@daymark/contract/enquiries';
import { plural, t } from '@daymark/words/t';
import { useState } from 'react';
import { asSentence, withReadableDays } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopiedText } from '../../ui/copied-text.tsx';
import { breakWords, hoursWords, offerTitle, offerWords, sizeWords, verdictOf } from './enquiry-words.ts';

/** What speaks for and against the wished day. */
function Verdict({ answer }: { answer: Enquiry }) {
  const { wish, hours, stuck, assumptions, questions } = answer;
  const today = useToday();
  return (
    <section aria-labelledby="enquiry-answer" className="grid gap-3">
      <h2 id="enquiry-answer" tabIndex={-1} className="text-lg font-bold outline-none">
        {verdictOf(answer)}
      </h2>
      {hours.total > 0 && (
        <p>
          {sizeWords(hours)} {hoursWords(answer)}
        </p>
      )}
      {wish?.isRead && <p className="text-sm text-ink-soft">{t`The wished day is from the text.`}</p>}
      {wish?.why && <p className="text-sm">{withReadableDays(wish.why, today)}</p>}
      {wish && wish.breaks.length > 0 && (
        <ul aria-label={t`Promises that would break`} className="list-disc pl-5 font-semibold text-signal">
          {wish.breaks.map((one) => (
            <li key={`${one.projectId} ${one.promised} ${one.what?.name}`}>{breakWords(one)}</li>
          ))}
        </ul>
      )}
      {wish?.holds === 'moves' && (
        <p className="text-sm">{t`Replan offers these moves once the job is a project, except for days that you have set yourself.`}</p>
      )}
      {stuck > 0 && (
        <p className="text-sm font-semibold text-signal">
          {t`${plural(stuck, '# task of your projects fits', '# tasks of your projects fit')} on no day already. Replan first: this answer does not count them.`}
        </p>
      )}
      {assumptions.length > 0 && (
        <ul aria-label={t`What this rests on`} className="list-disc pl-5 text-sm">
          {assumptions.map(({ id, text }) => (
            <li key={id}>{asSentence(withReadableDays(text, today))}</li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <div className="text-sm">
          <h3 className="font-semibold">{t`Ask first`}</h3>
          <ul className="list-disc pl-5">
            {questions.map(({ id, text }) => (
              <li key={id} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type Choice = { value: string; title: string; words: string };

const NO = 'no';

function Choices({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 font-bold">{t`Your answer`}</legend>
      {choices.map(({ value, title, words }) => (
        <label
          key={value}
          className="flex min-h-11 items-start gap-3 rounded-md border border-edge bg-sheet px-3 py-2.5 transition-colors hover:bg-well has-checked:border-ink has-checked:bg-well has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink"
        >
          <input
            type="radio"
            name="enquiry-answer"
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="mt-1 accent-ink"
          />
          <span className="min-w-0">
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-ink-soft wrap-anywhere">{words}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type EnquiryAnswerProps = {
  answer: Enquiry;
  isCreating: boolean;
  onTake: (offer: Enquiry['offers'][number]) => void;
  onRefuse: () => void;
};

/** What is true of the wished day, the ways to answer, and a draft of each. */
export function EnquiryAnswer({ answer, isCreating, onTake, onRefuse }: EnquiryAnswerProps) {
  const { offers, wish, refusal } = answer;
  const [chosen, setChosen] = useState<string>(offers[0]?.kind ?? NO);
  const offer = offers.find(({ kind }) => kind === chosen);
  const choices = [
    ...offers.map((one) => ({ value: one.kind, title: offerTitle(one), words: offerWords(one, wish) })),
    { value: NO, title: t`No, not now`, words: t`A friendly refusal. Nothing is kept of the enquiry.` },
  ];
  return (
    <Card className="grid gap-6">
      <Verdict answer={answer} />
      <Choices choices={choices} chosen={offer ? chosen : NO} onChoose={setChosen} />
      <CopiedText
        label={t`Answer to who asked`}
        hint={t`A draft in the language of the enquiry. Nothing is sent.`}
        text={offer?.reply ?? refusal}
        button={t`Copy the answer`}
      />
      {offer ? (
        <Button
          variant="primary"
          className="justify-self-start"
          busy={isCreating}
          onClick={() => onTake(offer)}
        >
          {t`Make it a project`}
        </Button>
      ) : (
        <Button className="justify-self-start" onClick={onRefuse}>
          {t`Discard the enquiry`}
        </Button>
      )}
    </Card>
  );
}
