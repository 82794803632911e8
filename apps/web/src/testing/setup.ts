import '../app.css';

// Every file begins signed out, whatever the previous one left in this browser.
localStorage.clear();
sessionStorage.clear();
