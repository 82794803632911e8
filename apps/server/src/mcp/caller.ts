import type { Client } from '@daymark/contract/client';
import type { Scope } from '@daymark/domain/api-tokens';
import type { Day } from '@daymark/domain/dates';

/** The caller of the tools, with an API client that has the rights of their token. */
export interface ToolCaller {
  api: Client;
  scopes: readonly Scope[];
  /** A token for chosen projects sees and changes only these; undefined for all. */
  onlyProjects: readonly string[] | undefined;
  /** Today in the user's time zone. */
  today: Day;
  now: () => Date;
}
