-- Sessions are found by the hash of their token: whoever is signed in stays so.
UPDATE "hakoniwa"."sessions" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
