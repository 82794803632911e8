/** The key in the tab's storage, for the home page's script and the app. */
export const TRIED_PROJECT = 'tried-project';

export const isProjectTried = (): boolean => sessionStorage.getItem(TRIED_PROJECT) !== null;
