import { t } from '@daymark/words/t';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { classNames } from './class-names.ts';
import { Input } from './input.tsx';

/** For use in a `Field`. Set `autoComplete="current-password"` or `"new-password"`. */
export function PasswordField({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <span className={classNames('relative block', className)}>
      <Input
        {...rest}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className="pr-12"
      />
      <button
        type="button"
        aria-label={t`Show password`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-r-md text-ink-soft hover:text-ink"
      >
        <Icon className="size-5" aria-hidden="true" />
      </button>
    </span>
  );
}
