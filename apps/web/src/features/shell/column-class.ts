/** The one column that the top bar and every screen stand in. */
export const columnClass = 'mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-10';
