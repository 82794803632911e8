import { AsyncLocalStorage } from 'node:async_hooks';

/** Whether a request to the API is one of `/mcp`, within this process. No request from outside can be. */
export const insideMcp = new AsyncLocalStorage<true>();
