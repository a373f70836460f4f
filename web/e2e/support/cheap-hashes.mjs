import argon2 from "argon2";

const { hash } = argon2;

/** The shop of a test loads this file first. A password of a test needs no protection: its hash takes a twentieth of the time. */
argon2.hash = (text, options) => hash(text, { ...options, memoryCost: 1024 });
