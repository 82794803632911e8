import { t } from '@daymark/words/t';
import { FileUp } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Progress } from '../../ui/progress.tsx';

type FileChoiceProps = { busy: boolean; share: number; onChoose: (file: File) => void };

/** A place to drop a file, and a button to choose one. */
export function FileChoice({ busy, share, onChoose }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => file && !busy && onChoose(file);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // Dropping is an addition for the mouse; the button does the same by keyboard.
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is the control
    <div
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        choose(event.dataTransfer.files[0]);
      }}
      className={classNames(
        'grid justify-items-center gap-3 rounded-lg border-2 border-dashed px-4 py-10 text-center',
        isOver ? 'border-ink bg-sheet' : 'border-line',
      )}
    >
      <FileUp className="size-8 text-ink-soft" aria-hidden="true" />
      <Button id="choose-file" variant="primary" busy={busy} onClick={() => input.current?.click()}>
        {busy ? t`Reading the file` : t`Choose a file`}
      </Button>
      {busy && share > 0 && share < 1 && <Progress value={share * 100} label={t`Upload`} className="w-48" />}
      <p className="max-w-prose text-sm text-ink-soft">
        {t`Or drop it here: the export of Todoist, TickTick, Trello, Asana, Vikunja, tududi, Super Productivity or Wekan, or any table (CSV). The tool is recognised, and nothing is written before you have seen what becomes what.`}
      </p>
      <input
        ref={input}
        type="file"
        aria-label={t`File to import`}
        accept=".csv,.json,.zip,.gz,.txt,text/csv,application/json,application/zip"
        hidden
        onChange={(event) => {
          choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
