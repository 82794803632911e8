type Asked = { from?: string; fromUser?: string };

/** Where a log-in leads: to the page that asked for it, unless that was another person's, else to the dashboard. */
export const returnTo = ({ from, fromUser }: Asked, userId: string): string =>
  from !== undefined && (fromUser === undefined || fromUser === userId) ? from : '/dashboard';
