/** Search engines read what the server has rendered: a browser loads none of it. */
export {};
