import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  method: string;
  url: string;
  /** `feature.name` for the route table's operations; undefined for pages, health and documents. */
  operation: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** All routes of this server: the authorization matrix must cover them. */
    registeredRoutes: RegisteredRoute[];
  }
}

/** Records the routes that are registered after this call. */
export function rememberRoutes(app: FastifyInstance): void {
  const registered: RegisteredRoute[] = [];
  app.decorate('registeredRoutes', registered);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) registered.push({ method: one, url, operation: config?.operation });
  });
}
