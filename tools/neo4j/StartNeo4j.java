// A real Neo4j for the graph's tests: loopback only, any free port, gone when its standard input closes.
import org.neo4j.configuration.connectors.HttpConnector;
import org.neo4j.configuration.connectors.HttpsConnector;
import org.neo4j.harness.Neo4j;
import org.neo4j.harness.Neo4jBuilders;

public class StartNeo4j {
  public static void main(String[] arguments) throws Exception {
    try (Neo4j neo4j = Neo4jBuilders.newInProcessBuilder()
        .withConfig(HttpConnector.enabled, false)
        .withConfig(HttpsConnector.enabled, false)
        .build()) {
      System.out.println("BOLT " + neo4j.boltURI());
      // Whoever started this holds the other end; when it dies, so does the server.
      while (System.in.read() >= 0) continue;
    }
    System.exit(0);
  }
}
