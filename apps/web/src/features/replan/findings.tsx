import type { PlanFinding } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import { useState } from 'react';
import { asSentence } from '../../platform/format.ts';
import { useToday } from '../../platform/today.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { findingText, fixText } from './finding-words.ts';
import { useFindings, useFix } from './use-findings.ts';

type FindingItemProps = {
  finding: PlanFinding;
  today: Day;
  busy: boolean;
  onFix: (finding: PlanFinding) => void;
};

function FindingItem({ finding, today, busy, onFix }: FindingItemProps) {
  const action = fixText(finding, today);
  return (
    <li className="grid justify-items-start gap-1.5 py-2.5">
      <p className="min-w-0 text-sm break-words">
        <strong>{finding.subtasks[0]?.title}</strong>
        <span className="block text-ink-soft">{asSentence(findingText(finding, today))}</span>
      </p>
      {action && (
        <Button
          size="small"
          busy={busy}
          onClick={() => onFix(finding)}
          aria-label={t`${action}: ${finding.subtasks[0]?.title ?? ''}`}
        >
          {action}
        </Button>
      )}
    </li>
  );
}

/** How many are shown before the others are folded, so that the content below stays reachable. */
const SHOWN = 6;

/** The problems of a project's plan, each with the change that solves it. */
export function Findings({ projectId }: { projectId: string }) {
  const today = useToday();
  const { data: findings = [] } = useFindings(projectId);
  const { mutate, isPending } = useFix(projectId);
  const [isOpen, setOpen] = useState(false);
  const folds = findings.length > SHOWN + 1;
  if (findings.length === 0) return null;
  return (
    <Disclosure title={t`Problems`} note={findings.length}>
      <ul className="divide-y divide-line">
        {(folds && !isOpen ? findings.slice(0, SHOWN) : findings).map((finding) => (
          <FindingItem
            key={`${finding.kind} ${finding.date} ${finding.subtasks[0]?.id}`}
            {...{ finding, today, busy: isPending }}
            onFix={mutate}
          />
        ))}
      </ul>
      {folds && (
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Show fewer` : t`Show ${findings.length - SHOWN} more`}
        </Button>
      )}
    </Disclosure>
  );
}
