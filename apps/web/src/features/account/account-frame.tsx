import { type ReactNode, useEffect } from 'react';
import { useDocumentTitle } from '../../platform/document-title.ts';
import { WordMark } from '../../ui/beacon.tsx';
import { fetchToastList } from '../../ui/toaster.tsx';
import { whenIdle } from '../../ui/when-idle.ts';
import { AccountScene } from './account-scene.tsx';

type AccountFrameProps = {
  title: string;
  subtitle: ReactNode;
  /** The link to another account screen, below the form. */
  footer: ReactNode;
  children: ReactNode;
};

/** One column for the form; on wide screens, beside it the picture of a plan. */
export function AccountFrame({ title, subtitle, footer, children }: AccountFrameProps) {
  useDocumentTitle(title);
  useEffect(() => whenIdle(() => void fetchToastList().catch(() => undefined)), []);
  return (
    <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-[minmax(28rem,2fr)_3fr]">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header>
          <a href="/" className="rounded-sm text-lg text-ink no-underline">
            <WordMark />
          </a>
        </header>
        <main className="mx-auto grid w-full max-w-sm grid-cols-1 gap-6 py-10 sm:my-auto">
          <div>
            <h1 className="text-2xl font-bold">{title}</h1>
            <div className="mt-1 wrap-anywhere text-ink-soft">{subtitle}</div>
          </div>
          {children}
          <footer className="text-sm text-ink-soft pointer-coarse:[&_a]:py-3">{footer}</footer>
        </main>
      </div>
      <AccountScene />
    </div>
  );
}
