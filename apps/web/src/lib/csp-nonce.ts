import { setNonce } from 'get-nonce';

/** Hands the page's nonce to the one library that adds a <style> of its own (the scroll lock under a dialog). */
export function takeCspNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
  if (nonce) setNonce(nonce);
}
