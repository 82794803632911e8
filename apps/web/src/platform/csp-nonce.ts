import { setNonce } from 'get-nonce';

/** Passes the page's nonce to the only library that adds a <style> element (it locks scrolling under a dialog). */
export function takeCspNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
