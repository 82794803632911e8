import { type ComponentProps, cloneElement, type ReactElement, type SyntheticEvent } from 'react';

type ButtonProps = ComponentProps<'button'>;

/** A button with additional event handlers, called after its own. */
export function withHandlers(
  button: ReactElement<ButtonProps>,
  { attributes = {}, handlers }: { attributes?: ButtonProps; handlers: Partial<ButtonProps> },
): ReactElement {
  const own = button.props as Record<string, ((event: SyntheticEvent) => void) | undefined>;
  const both = Object.entries(handlers).map(([name, handler]) => [
    name,
    (event: SyntheticEvent) => {
      own[name]?.(event);
      handler(event);
    },
  ]);
  return cloneElement(button, { ...attributes, ...Object.fromEntries(both) });
}
