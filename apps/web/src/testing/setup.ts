import '../app.css';

// Nobody is signed in when a file begins, whatever the one before it left in this browser.
localStorage.clear();
sessionStorage.clear();
