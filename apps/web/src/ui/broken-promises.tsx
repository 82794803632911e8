import { plural, t } from '@daymark/words/t';
import { CopiedText } from './copied-text.tsx';

type BrokenPromisesProps = {
  /** Each promise that a change would break, in words, with a draft to the client. */
  warnings: readonly { id: string; text: string; message: string }[];
};

/** Says what a change breaks, before it is made; nothing if it breaks no promise. */
export const BrokenPromises = ({ warnings }: BrokenPromisesProps) =>
  warnings.length > 0 && (
    <section
      role="status"
      aria-label={t`Broken promises`}
      className="grid grid-cols-1 gap-3 rounded-lg border border-signal px-4 py-3"
    >
      <h3 className="font-bold text-signal">
        {t`This breaks ${plural(warnings.length, 'a promise', '# promises')}`}
      </h3>
      {warnings.map(({ id, text, message }) => (
        <div key={id} className="grid grid-cols-1 gap-1.5">
          <p className="text-sm">{text}</p>
          <details>
            <summary className="min-h-6 w-fit cursor-pointer text-sm font-semibold pointer-coarse:min-h-11">
              {t`Write to your client`}
            </summary>
            <div className="pt-2">
              <CopiedText
                label={t`Message to your client`}
                hint={t`A draft in the language of your client. Nothing is sent.`}
                button={t`Copy the message`}
                text={message}
              />
            </div>
          </details>
        </div>
      ))}
    </section>
  );
