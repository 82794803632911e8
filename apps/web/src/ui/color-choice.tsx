import { PROJECT_COLORS, type ProjectColor } from '@daymark/domain/project-colors';
import { t } from '@daymark/words/t';
import { useId } from 'react';
import { ProjectMark } from './project-mark.tsx';

const NAMES: Record<ProjectColor, string> = {
  blue: t`Blue`,
  green: t`Green`,
  olive: t`Olive`,
  teal: t`Teal`,
  ochre: t`Ochre`,
  pink: t`Pink`,
  plum: t`Plum`,
  violet: t`Violet`,
};

type ColorChoiceProps = {
  label: string;
  hint: string;
  chosen: ProjectColor;
  onChange: (color: ProjectColor) => void;
};

/** The browser's radio buttons, each with its color and the name of it. */
export function ColorChoice({ label, hint, chosen, onChange }: ColorChoiceProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={`${name}hint`} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="grid max-w-2xl grid-cols-2 gap-2 sm:grid-cols-4">
        {PROJECT_COLORS.map((color) => (
          <label
            key={color}
            className="relative flex min-h-10 items-center gap-2.5 rounded-md border border-edge px-3 text-sm transition-colors hover:bg-well has-checked:border-ink has-checked:font-bold has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={color}
              checked={color === chosen}
              onChange={() => onChange(color)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <ProjectMark color={color} className="h-4.5 w-2" />
            {NAMES[color]}
          </label>
        ))}
      </div>
      <p id={`${name}hint`} className="text-xs text-ink-soft">
        {hint}
      </p>
    </fieldset>
  );
}

export const colorName = (color: ProjectColor): string => NAMES[color];
