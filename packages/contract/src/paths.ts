/** Every operation's method and path below `/api`. Plain data, so that the web app needs no schema to call. */
export const paths = {
  auth: {
    signUp: 'POST /auth/signup',
    verifyEmail: 'POST /auth/verify-email',
    resendVerification: 'POST /auth/resend-verification',
    logIn: 'POST /auth/login',
    logOut: 'POST /auth/logout',
    profile: 'GET /auth/profile',
    forgotPassword: 'POST /auth/forgot-password',
    verifyResetCode: 'POST /auth/verify-reset-code',
    resetPassword: 'POST /auth/reset-password',
    sessions: 'GET /auth/sessions',
    endSessions: 'DELETE /auth/sessions',
    endSession: 'DELETE /auth/sessions/:id',
  },
  users: {
    profile: 'GET /users/profile',
  },
  avatars: {
    upload: 'POST /users/avatar',
    remove: 'DELETE /users/avatar',
    show: 'GET /avatars/:userId/:secret',
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
  milestones: {
    list: 'GET /projects/:projectId/milestones',
    create: 'POST /projects/:projectId/milestones',
    change: 'PUT /milestones/:id',
    delete: 'DELETE /milestones/:id',
  },
  trash: {
    list: 'GET /projects/trash',
    restore: 'POST /projects/:id/restore',
    delete: 'DELETE /projects/trash/:id',
    empty: 'DELETE /projects/trash',
  },
  search: {
    projects: 'GET /projects/search',
  },
  subtasks: {
    stats: 'GET /subtasks/stats',
    list: 'GET /subtasks/projects/:projectId',
    create: 'POST /subtasks/projects/:projectId',
    generate: 'POST /subtasks/projects/:projectId/generate',
    change: 'PUT /subtasks/:id',
    delete: 'DELETE /subtasks/:id',
    restore: 'POST /subtasks/:id/restore',
    trash: 'GET /subtasks/projects/:projectId/trash',
  },
} as const;
