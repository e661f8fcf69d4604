import java.util.Arrays;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of a cluster of OpenSearch, as a process of its own. The runner starts only clusters of one node, or several nodes in one process. Arguments: the names of all
 * nodes, their transport ports, the number of this one, and then those of the runner.
 */
public final class ClusterNode {
  public static void main(String[] args) throws Exception {
    String[] names = args[0].split(",");
    String[] ports = args[1].split(",");
    int own = Integer.parseInt(args[2]);
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("discovery.type", "zen");
      settings.put("node.name", names[own]);
      settings.put("transport.port", ports[own]);
      settings.putList("discovery.seed_hosts", Arrays.stream(ports).map(port -> "127.0.0.1:" + port).toList());
      settings.putList("cluster.initial_cluster_manager_nodes", names);
    });
    runner.build(Arrays.copyOfRange(args, 3, args.length));
    Thread.currentThread().join();
  }
}
