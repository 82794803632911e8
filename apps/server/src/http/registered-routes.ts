import type { FastifyInstance } from 'fastify';

export interface RegisteredRoute {
  method: string;
  url: string;
  /** `feature.name` for what the route table mounts; undefined for pages, health and documents. */
  operation: string | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Everything this server answers: what the authorization matrix must cover. */
    registeredRoutes: RegisteredRoute[];
  }
}

/** Keeps a list of what is registered from here on. */
export function rememberRoutes(app: FastifyInstance): void {
  const registered: RegisteredRoute[] = [];
  app.decorate('registeredRoutes', registered);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) registered.push({ method: one, url, operation: config?.operation });
  });
}
