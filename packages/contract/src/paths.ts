/** Every operation's method and path below `/api`. Plain data, so that the web app needs no schema to call. */
export const paths = {
  auth: {
    signUp: 'POST /auth/signup',
    verifyEmail: 'POST /auth/verify-email',
    resendVerification: 'POST /auth/resend-verification',
    logIn: 'POST /auth/login',
    logOut: 'POST /auth/logout',
    profile: 'GET /auth/profile',
  },
  users: {
    profile: 'GET /users/profile',
  },
  projects: {
    list: 'GET /projects',
    stats: 'GET /projects/stats',
    get: 'GET /projects/:id',
    create: 'POST /projects',
    change: 'PUT /projects/:id',
    setProgress: 'PATCH /projects/:id/progress',
    delete: 'DELETE /projects/:id',
  },
  subtasks: {
    stats: 'GET /subtasks/stats',
    list: 'GET /subtasks/projects/:projectId',
    create: 'POST /subtasks/projects/:projectId',
    generate: 'POST /subtasks/projects/:projectId/generate',
    change: 'PUT /subtasks/:id',
    delete: 'DELETE /subtasks/:id',
    restore: 'POST /subtasks/:id/restore',
  },
} as const;
