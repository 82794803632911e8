/** The column of the top bar and of every screen. */
export const columnClass = 'mx-auto w-full max-w-6xl px-4 sm:px-6 lg:px-10';
