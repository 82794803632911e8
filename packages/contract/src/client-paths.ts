/** The paths of what concerns clients: see `paths.ts`. */
export const clientPaths = {
  clientLinks: {
    list: 'GET /projects/:projectId/client-links',
    make: 'POST /projects/:projectId/client-links',
    preview: 'POST /projects/:projectId/client-links/preview',
    revoke: 'DELETE /client-links/:id',
    notes: 'GET /projects/:projectId/client-notes',
    seeNote: 'PUT /client-notes/:id',
  },
  delays: {
    get: 'GET /projects/:projectId/delays',
  },
  promises: {
    list: 'GET /projects/:projectId/promises',
    create: 'POST /projects/:projectId/promises',
    withdraw: 'DELETE /promises/:id',
    ofClient: 'GET /clients/:id/promises',
    check: 'POST /promises/check',
  },
  clients: {
    list: 'GET /clients',
    create: 'POST /clients',
    get: 'GET /clients/:id',
    change: 'PUT /clients/:id',
    delete: 'DELETE /clients/:id',
  },
  rates: {
    list: 'GET /rates',
    set: 'PUT /rates',
  },
  timesheets: {
    get: 'GET /timesheets',
    export: 'GET /timesheets/export',
  },
  quotes: {
    list: 'GET /projects/:projectId/quotes',
    create: 'POST /projects/:projectId/quotes',
    change: 'PUT /quotes/:id',
    send: 'POST /quotes/:id/send',
    answer: 'POST /quotes/:id/answer',
    delete: 'DELETE /quotes/:id',
  },
  waits: {
    list: 'GET /projects/:projectId/waits',
    running: 'GET /waits',
    start: 'POST /projects/:projectId/waits',
    change: 'PUT /waits/:id',
    answer: 'POST /waits/:id/answer',
    reopen: 'POST /waits/:id/reopen',
    drop: 'DELETE /waits/:id',
    reminder: 'GET /waits/:id/reminder',
    reminded: 'POST /waits/:id/reminder',
  },
  changeRequests: {
    read: 'POST /projects/:projectId/change-request',
    accept: 'POST /projects/:projectId/changes',
  },
  enquiries: {
    answer: 'POST /enquiries',
  },
} as const;
