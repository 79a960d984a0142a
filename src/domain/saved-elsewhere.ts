/** In the error of a save in the panel over a newer one, for the page that sent it. */
export const SAVED_ELSEWHERE = 'saved-elsewhere'
