import type { AiProvider } from '../ai-environment.ts';

/** What pages and probes tell of the engine that answers. */
export interface EnginesInUse {
  known: () => {
    provider: AiProvider;
    /** A language model, or what answers in its place. */
    engine: { readonly name: string; isReachable: (signal: AbortSignal) => Promise<boolean> };
  };
}
