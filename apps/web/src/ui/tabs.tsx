import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export type Tab<Name extends string> = { name: Name; label: string };

type TabsProps<Name extends string> = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onValueChange: (name: Name) => void;
  /** The content of the selected tab. */
  children: ReactNode;
};

/** Arrow keys move between the tabs, and Enter opens one, because opening may change the address. */
export function Tabs<Name extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Name>) {
  const choose = (name: string) => {
    const chosen = tabs.find((tab) => tab.name === name);
    if (chosen) onValueChange(chosen.name);
  };
  return (
    <Radix.Root value={value} onValueChange={choose} activationMode="manual">
      <Radix.List
        aria-label={label}
        className="mb-6 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] border-b border-line sm:flex sm:flex-wrap sm:gap-x-2"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.name}
            value={tab.name}
            className="-mb-px min-h-11.25 border-b-2 border-transparent px-2 text-left text-sm font-semibold text-ink-soft transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-ink data-[state=active]:text-ink sm:px-3"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value} tabIndex={-1} className="outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
