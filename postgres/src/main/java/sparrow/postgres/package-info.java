/// The journal in PostgreSQL: an optional part of the program, loaded where `--data` names such a
/// database.
///
/// [sparrow.postgres.PostgresMaker] is what the server finds; `PostgresHome` is the database,
/// `PostgresAddress` how to get there, `PostgresErrors` what goes wrong on the way.
@NullMarked
package sparrow.postgres;

import org.jspecify.annotations.NullMarked;
