import type { FastifyBaseLogger } from 'fastify';
import type { OpenedLink } from '../auth/client-links.ts';
import type { Served } from '../http/context.ts';
import type { Html } from '../http/html.ts';
import type { ShownLink } from './content.ts';
import type { PageForms } from './forms.ts';

/** What a request for a client's page can use. Nobody is signed in. */
export interface PageContext extends Served {
  log: FastifyBaseLogger;
  ip: string;
}

/** A part of a client's page that another feature adds. */
export interface PageSection {
  /** The name of its forms, by which `pageForm` sends to it what the client enters. */
  name: string;
  /** Null if the link does not show it. Runs in the language of the link. */
  show: (context: PageContext, link: ShownLink, forms: PageForms) => Promise<Html | null>;
  /** Carries out what was sent, and returns what to tell the client. An `AppError` is told above the page. */
  receive?: (context: PageContext, link: OpenedLink, fields: URLSearchParams) => Promise<string>;
}
