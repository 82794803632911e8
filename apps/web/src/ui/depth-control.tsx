import type { Depth } from '@daymark/domain/steps';
import { plural, t } from '@daymark/words/t';
import { useId } from 'react';
import { formatHours } from '../platform/format.ts';
import { classNames } from './class-names.ts';

type Named = { id: string; name: string };

/** How a plan was broken down. */
type Breakdown = {
  depth: Depth;
  kind: Named | null;
  isSure: boolean;
  others: readonly Named[];
  sizes: readonly { depth: Depth; tasks: number; hours: number }[];
};

type DepthControlProps = {
  breakdown: Breakdown;
  /** The depth that is asked for. The figures follow with the answer. */
  depth: Depth;
  /** The kind of project that the user chose; null for the nearest. */
  projectKind: string | null;
  availableHours: number;
  onDepth: (depth: Depth) => void;
  onKind: (kind: string) => void;
};

const DEPTH_NAMES: Record<Depth, string> = {
  'as-written': t`As written`,
  balanced: t`Balanced`,
  detailed: t`Detailed`,
};

const NO_KIND = 'none';
/** More would be a list to read. */
const OTHERS_MAX = 2;

/** How finely a plan is broken down, each choice with what it comes to. */
function Depths({
  breakdown,
  depth,
  availableHours,
  onDepth,
}: Pick<DepthControlProps, 'breakdown' | 'depth' | 'availableHours' | 'onDepth'>) {
  const name = useId();
  const figures = ({ tasks, hours, depth: one }: Breakdown['sizes'][number]) => {
    const work = `${t`${plural(tasks, '# task')}`} · ${formatHours(hours)}`;
    return one === depth ? t`${work} of ${formatHours(Math.round(availableHours))}` : work;
  };
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t`How finely it is broken down`}</legend>
      <div className="grid grid-cols-3 gap-1 rounded-lg bg-well p-1 sm:inline-grid">
        {breakdown.sizes.map((size) => (
          <label
            key={size.depth}
            className="flex min-h-11 min-w-0 flex-col items-center rounded-md px-2 py-1.5 text-center text-sm text-ink-soft transition-colors hover:text-ink has-checked:bg-sheet has-checked:font-semibold has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--color-edge)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink sm:px-4"
          >
            <input
              type="radio"
              name={name}
              value={size.depth}
              checked={size.depth === depth}
              onChange={() => onDepth(size.depth)}
              className="sr-only"
            />
            {DEPTH_NAMES[size.depth]}
            <span className="text-xs font-normal tabular-nums">{figures(size)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The kinds of project that a brief is near to, as a question with small buttons. */
function Kinds({
  breakdown,
  projectKind,
  onKind,
}: Pick<DepthControlProps, 'breakdown' | 'projectKind' | 'onKind'>) {
  const { kind, others, isSure } = breakdown;
  if (kind === null && others.length === 0 && projectKind === null) return null;
  if (isSure && others.length === 0 && projectKind === null) return null;
  const present = kind?.id ?? NO_KIND;
  const offered: Named[] = [
    ...(kind ? [kind] : []),
    ...others.slice(0, OTHERS_MAX),
    { id: NO_KIND, name: t`none of these` },
  ];
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-x-1 text-sm">
      <legend className="float-left mr-1 text-ink-soft">{t`Nearest kind:`}</legend>
      {offered.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === present}
          onClick={() => onKind(id)}
          className={classNames(
            'min-h-8 rounded-md px-2 pointer-coarse:min-h-11',
            id === present
              ? 'bg-well font-semibold'
              : 'underline decoration-edge underline-offset-4 hover:bg-well',
          )}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}

/** How finely a brief is broken down and as what kind of project, both changed in one click. */
export const DepthControl = (props: DepthControlProps) => (
  <div className="grid min-w-0 grid-cols-1 gap-1">
    <Depths {...props} />
    <Kinds {...props} />
  </div>
);
